import type { Trial } from '@mentor-connect/build/release/declaration'
import { inTime } from './inTime'
import type { View } from './pagesToOpen'
import { briefly, until, type Tab } from './tab'

/** Uses the controls of a page as its area declares. Returns each problem as the rest of a sentence. */
export async function tryControls(
  tab: Tab,
  { path, locale, role }: View,
  trials: Trial[],
): Promise<string[]> {
  if (locale !== 'en') return []
  const faults: string[] = []
  for (const trial of trials.filter(({ page, as = role }) => page === path && as === role)) {
    const fault = await faultOf(tab, trial)
    if (fault) faults.push(`${fault}, as a trial in area.json says`)
  }
  return faults
}

async function faultOf(tab: Tab, { fill = {}, press, shows }: Trial): Promise<string | undefined> {
  const main = tab.page.getByRole('main')
  const timeout = briefly(tab).stepLimitMs
  const text = tab.page.getByText(shows).first()
  const hasText = () => inTime(tab.stepLimitMs, text.isVisible())
  if (await hasText()) return `shows "${shows}" already before "${press}" is pressed`
  for (const [label, value] of Object.entries(fill)) {
    const field = main.getByLabel(label, { exact: true }).first()
    if (!(await succeeds(field.fill(value, { timeout }))))
      return `has no field "${label}" that can be filled in`
  }
  const named = { name: press, exact: true }
  const control = main.getByRole('button', named).or(main.getByRole('link', named)).first()
  if (!(await succeeds(control.click({ timeout }))))
    return `has no button or link "${press}" that can be pressed`
  return (await until(tab, hasText)) ? undefined : `does not show "${shows}" after "${press}" is pressed`
}

const succeeds = (act: Promise<void>) =>
  act.then(
    () => true,
    () => false,
  )
