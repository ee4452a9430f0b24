import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const REFUSED = ['serious', 'critical']

interface Results {
  violations: { id: string; impact: string; help: string; nodes: { target: string[] }[] }[]
}

/** Serious and critical violations of WCAG 2.2 AA in the page as it is now. */
export async function seriousViolations(page: Page): Promise<string[]> {
  // axe is evaluated as text, because the page's security policy stops injected scripts.
  await page.evaluate(axeCore.source)
  const options = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] }
  const { violations } = await page.evaluate<Results>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations
    .filter(({ impact }) => REFUSED.includes(impact))
    .map(({ id, help, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}: ${help}`)
}
