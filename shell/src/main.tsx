import { runtimeConfig } from '@mentor-connect/api'
import { reportClientEvent } from '@mentor-connect/contract/api/clientEvents'
import { SHELL_STARTED } from '@mentor-connect/contract/site/startWatch'
import { restoreTheme } from '@mentor-connect/ui'
import { step } from './boot/steps'
import { untilLoaded } from './resilience/retry'
import { sendTo, startReporting } from './telemetry/clientEvents'

void start()

/**
 * Starts the shell in steps, because on a phone the whole start would block the page for half a second. In
 * eager mode, `import()` loads nothing; it only delays running the modules of a step. React's modules take
 * longest.
 */
async function start() {
  startReporting(sendTo(runtimeConfig().apiUrl + reportClientEvent.path))
  restoreTheme()
  const { startSession } = await step(() => import(/* webpackMode: "eager" */ './boot/session'))
  const starting = startSession()
  await step(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  const { startAreas, startRouting } = await step(() => import(/* webpackMode: "eager" */ './boot/areas'))
  const session = await starting
  const areas = await step(() => startAreas(session))
  const router = await step(() => startRouting(session, areas))
  const { startWatching } = await step(() => import(/* webpackMode: "eager" */ './boot/watch'))
  startWatching(session, areas, router)
  const { startScreen } = await step(() => import(/* webpackMode: "eager" */ './boot/screen'))
  await step(() => startScreen(session, areas, router))
  tellStarted()
  const { startLater } = await untilLoaded(() => import(/* webpackChunkName: "later" */ './boot/later'))
  startLater(session, areas, router)
}

/**
 * Informs the page's inline script that the shell has started. Otherwise the script would report a failed
 * start.
 */
function tellStarted() {
  ;(window as unknown as Record<string, (() => void) | undefined>)[SHELL_STARTED]?.()
}
