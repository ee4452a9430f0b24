import * as axios from 'axios'
import * as HotToast from 'react-hot-toast'
import { AUTH, PACKAGES } from '../remotes/packages'
import { ADAPTERS } from '../session/contractVersions'

/** The packages that the shell provides to areas on a server, as the share scope does in a browser. */
export const provided: Record<string, object> = Object.fromEntries(
  Object.entries({
    ...PACKAGES,
    axios,
    'react-hot-toast': HotToast,
    // Servers create no React roots.
    'react-dom/client': {},
  }).map(([name, module]) => [name, required(module)]),
)

/** Version of the auth contract → packages that areas with this earlier version get in place of the newest. */
export const providedForContract: Record<string, Record<string, object>> = Object.fromEntries(
  Object.entries(ADAPTERS).map(([version, { module }]) => [version, { [AUTH]: required(module) }]),
)

/** Converts a module to the form in which a CommonJS script requires it. */
function required(module: object): object {
  return { ...module, __esModule: true }
}
