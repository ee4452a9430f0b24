import type { Page } from 'playwright-core'

/** Records every script that a document runs. A script that was only preloaded does not count. */
export async function watchScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scripts: string[] = []
    Object.assign(window, { ranScripts: scripts })
    const note = (node: Node) => node instanceof HTMLScriptElement && node.src && scripts.push(node.src)
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(
      document,
      {
        childList: true,
        subtree: true,
      },
    )
  })
}

export const ranScripts = (page: Page) =>
  page.evaluate(() => (window as unknown as { ranScripts: string[] }).ranScripts)

/** The releases of an area whose code has run in this document. */
export async function ranReleases(page: Page, area: string): Promise<string[]> {
  const release = new RegExp(`/remotes/${area}/([^/]+)/`)
  return [...new Set((await ranScripts(page)).flatMap((url) => release.exec(url)?.[1] ?? []))]
}
