import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const REFUSED = ['serious', 'critical']

/**
 * The minified source of axe. It is half as long as the readable one, which matters because it is sent to
 * each page and parsed there.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs the rules whose violations cause a refusal. The impact of each rule is known only from the list of
 * rules in axe.
 */
const RUN = `axe.run(document, {
  runOnly: { type: 'tag', values: ${JSON.stringify(RULES)} },
  rules: Object.fromEntries(
    axe._audit.rules
      .filter(({ impact }) => impact && !${JSON.stringify(REFUSED)}.includes(impact))
      .map(({ id }) => [id, { enabled: false }]),
  ),
  resultTypes: ['violations'],
})`

interface Results {
  violations: { id: string; impact: string; help: string; nodes: { target: string[] }[] }[]
}

/** Returns the serious and critical violations of WCAG 2.2 AA in the current state of the page. */
export async function seriousViolations(page: Page): Promise<string[]> {
  // axe is evaluated as text, because the page's security policy blocks injected scripts.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<Results>(RUN)
  return violations
    .filter(({ impact }) => REFUSED.includes(impact))
    .map(({ id, help, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}: ${help}`)
}
