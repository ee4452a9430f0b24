import type { Reportables } from '../kernel/reportables/reportable'
import { lockMaker, pathStates, setPathHidden } from './paths/hiddenPaths.repo'
import { reportedPath } from './paths/reportedPath.query'

export const reportables = {
  'skill-path': {
    find: reportedPath,
    refusedAs: null,
    hiding: {
      states: pathStates,
      set: setPathHidden,
      lockFirst: lockMaker,
      hideReported: null,
      announce: null,
      telling: null,
      findFile: null,
    },
  },
} satisfies Partial<Reportables>
