import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Result {
  violations: {
    id: string
    help: string
    nodes: { target: string[]; html: string; any: { message: string }[] }[]
  }[]
}

/** Violations of WCAG 2.2 AA and of axe's best practices in the page's current state, each with element and reason. */
export async function violations(page: Page): Promise<string[]> {
  // axe is evaluated as a string, because the page's content security policy blocks injected scripts.
  await page.evaluate(axeCore.source)
  const options = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] }
  const found = await page.evaluate<Result>(`axe.run(document, ${JSON.stringify(options)})`)
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any }) => {
      const reason = any[0]?.message ?? help
      return `${id} at ${target.join(' ')}: ${reason} (${html.slice(0, 160)})`
    }),
  )
}
