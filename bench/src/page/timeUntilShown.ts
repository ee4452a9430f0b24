import type { Page } from 'playwright-core'

interface Press {
  pressed: Pressed
  /** Path of the page that the press opens. */
  path: string
  /** `content`: waits also until the page shows no placeholder. Placeholders have an endless animation. */
  until: 'heading' | 'content'
}
type Pressed = Awaited<ReturnType<ReturnType<Page['locator']>['elementHandle']>>

/** Presses something, and resolves with the time in ms until the page of the path shows its heading or content. */
export function timeUntilShown(page: Page, press: Press): Promise<number> {
  return page.evaluate(
    ({ pressed, path, until }) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('#app main h1')
        const isLoading = (main: Element) =>
          document.getAnimations().some(({ effect }) => {
            const { target } = effect as KeyframeEffect
            return effect?.getTiming().iterations === Infinity && main.contains(target)
          })
        const began = performance.now()
        const look = () => {
          const heading = document.querySelector('#app main h1')
          const main = heading?.closest('main')
          const isShown = location.pathname === path && main && heading !== before
          if (isShown && (until === 'heading' || !isLoading(main))) return resolve(performance.now() - began)
          requestAnimationFrame(look)
        }
        ;(pressed as HTMLElement).click()
        look()
      }),
    press,
  )
}
