import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Result {
  violations: {
    id: string
    help: string
    nodes: { target: string[]; html: string; any: { message: string }[] }[]
  }[]
}

/** WCAG 2.2 AA violations of the page in its current state, each with the element and the reason. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated as a string, because the page's content security policy blocks injected scripts.
  await page.evaluate(axeCore.source)
  const options = { runOnly: { type: 'tag', values: WCAG_22_AA }, resultTypes: ['violations'] }
  const found = await page.evaluate<Result>(`axe.run(document, ${JSON.stringify(options)})`)
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any }) => {
      const reason = any[0]?.message ?? help
      return `${id} at ${target.join(' ')}: ${reason} (${html.slice(0, 160)})`
    }),
  )
}
