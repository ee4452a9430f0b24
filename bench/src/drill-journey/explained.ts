import type { People } from './journey'

/** @throws with what both pages showed, if the act fails */
export async function explained<Result>(people: People, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const shown = await Promise.all(
      Object.entries(people).map(async ([name, { page, failed }]) => {
        const text = await page.locator('body').innerText()
        return `The ${name} is at ${page.url()}; failed: ${failed.join(', ') || 'nothing'}; the page shows:\n${text}`
      }),
    )
    throw new Error([String(error), ...shown].join('\n\n'))
  }
}
