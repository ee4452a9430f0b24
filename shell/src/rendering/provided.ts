import * as axios from 'axios'
import * as HotToast from 'react-hot-toast'
import { PACKAGES } from '../remotes/packages'

/** The packages that the shell provides to the areas' releases on a server, as the share scope does in a browser. */
export const provided: Record<string, object> = Object.fromEntries(
  Object.entries({
    ...PACKAGES,
    axios,
    'react-hot-toast': HotToast,
  }).map(([name, module]) => [name, required(module)]),
)

/** A module as a CommonJS script requires it. */
function required(module: object): object {
  return { ...module, __esModule: true }
}
