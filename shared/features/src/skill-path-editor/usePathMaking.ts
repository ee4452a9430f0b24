import { createContext, useContext } from 'react'
import type { PathMaking } from './pathMaking'

export const PathMakingContext = createContext<PathMaking | undefined>(undefined)

export function usePathMaking(): PathMaking {
  const making = useContext(PathMakingContext)
  if (!making) throw new Error('The editor of a path needs a SkillPathEditor around it.')
  return making
}
