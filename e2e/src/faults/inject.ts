import type { BrowserContext, Route } from 'playwright-core'
import { serveBadRelease } from './serveBadRelease'
import type { Area, Hop, Site } from './targets'

export const FAULTS = [
  '404',
  '500',
  'HTML',
  '{}',
  'truncated',
  'throws at load',
  'throws at render',
  'hangs',
  'slow',
  'reset',
] as const
export type Fault = (typeof FAULTS)[number]

const SLOW_MS = 2000
/** Key in the tab's session storage. It is set when the cause of a script's error is removed. */
export const HEALED = 'mc-healed'

const guard = (what: string) =>
  `if(!sessionStorage.getItem(${JSON.stringify(HEALED)}))throw new Error(${JSON.stringify(what)});`

const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body })

/**
 * Fault → response to the request. The two faults in which a script throws are missing here: they are served with
 * matching hashes, so that the script is really executed.
 */
const ANSWERS: Partial<Record<Fault, (route: Route, original: string) => Promise<void> | undefined>> = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.' }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Oops.' }),
  HTML: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' }),
  '{}': (route) => route.fulfill(script('{}')),
  truncated: (route, original) => route.fulfill(script(original.slice(0, original.length / 2))),
  hangs: () => undefined,
  slow: (route) => new Promise<void>((resolve) => setTimeout(resolve, SLOW_MS)).then(() => route.continue()),
  reset: (route) => route.abort('connectionreset'),
}

/** Injects a fault into one request of an area in a browser. Returns a function that removes it. */
export async function inject(
  context: BrowserContext,
  site: Site,
  area: Area,
  hop: Hop,
  fault: Fault,
): Promise<() => Promise<void>> {
  const answer = ANSWERS[fault]
  if (!answer) {
    await serveBadRelease(context, site, area, ...faulty(site, area, hop, fault))
    return async () => {
      for (const page of context.pages())
        await page.evaluate((key) => sessionStorage.setItem(key, '1'), HEALED)
    }
  }
  const path = site.file(area, hop)
  const original = hop === 'registry' ? JSON.stringify(site.registry) : site.read(path)
  const handler = (route: Route) => answer(route, original)
  await context.route(`**${path}*`, handler)
  return () => context.unroute(`**${path}*`, handler)
}

/** Path of the file that throws, and its changed text. */
function faulty(site: Site, area: Area, hop: Hop, fault: Fault): [path: string, text: string] {
  const throwsAtLoad = fault === 'throws at load'
  const path = !throwsAtLoad && hop === 'expose chunk' ? site.frame(area) : site.file(area, hop)
  const text = site.read(path)
  if (throwsAtLoad) return [path, guard('a fault while it starts') + text]
  const render = (component: string) =>
    `self.mcFaulty??=function(props){${guard('a fault while it is shown')}return ${component}(props)}`
  const altered = text.replace(/default:\(\)=>([\w$]+)/, (_, exported: string) =>
    hop === 'page chunk'
      ? `default:()=>${render(exported)}`
      : `default:()=>({...${exported},Frame:${render(`${exported}.Frame`)}})`,
  )
  if (altered === text) throw new Error(`${path} has no default export of the form that is known here.`)
  return [path, altered]
}
