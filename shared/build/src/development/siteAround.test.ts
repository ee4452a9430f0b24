import type { ServerResponse } from 'node:http'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { siteAround } from './siteAround'

const CONFIG = { apiUrl: 'https://api.example.org', chatUrl: 'https://chat.example.org' }

type Middleware = (request: object, response: ServerResponse, next: () => void) => void

/** Opens a page of the development server. */
async function opened(registry: () => Promise<SiteRegistry>, connectSrc?: string[]) {
  const { setupMiddlewares } = siteAround({ registry, config: () => CONFIG, connectSrc: () => connectSrc })
  const [page] = setupMiddlewares!([], { app: { get: () => undefined } } as never)
  const { middleware } = page as unknown as { middleware: Middleware }
  return new Promise<{ status: number; text: string; policy?: string }>((resolve, reject) => {
    let status = 0
    let policy: string | undefined
    const response = {
      setHeader: (_name: string, value: string) => (policy = value),
      writeHead: (code: number) => ((status = code), response),
      end: (text: string) => resolve({ status, text, policy }),
    }
    const request = { method: 'GET', url: '/board', headers: { accept: 'text/html' } }
    middleware(request, response as unknown as ServerResponse, () => reject(new Error('passed on')))
  })
}

test('what is wrong with the area is shown instead of a page of the site, and said in the terminal', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation()
  const wrong = 'area.json is not valid: navigation, 0 must have required properties icon.'
  const { status, text } = await opened(() => Promise.reject(new Error(wrong)))
  expect([status, text]).toEqual([500, `${wrong}\n`])
  expect(said).toHaveBeenCalledWith(`✗ ${wrong}`)
})

test('a page has the registry in it', async () => {
  const { status, text } = await opened(async () => ({
    generation: 7,
    shell: { release: 's1', entry: '/shell/s1/main.js', integrity: 'sha384-x', contract: '1.0.0' } as never,
    remotes: {},
  }))
  expect(status).toBe(200)
  expect(text).toContain('"generation":7')
})

test('a page may connect to what the site allows, and not to more', async () => {
  const registry = () => Promise.reject(new Error('not needed'))
  const { policy } = await opened(registry, ['https://api.example.org', 'https://jobs.example.org'])
  expect(policy).toBe("connect-src 'self' ws: https://api.example.org https://jobs.example.org")
  expect((await opened(registry)).policy).toBeUndefined()
})
