import { createContext, use, useSyncExternalStore } from 'react'
import type { ResourceValues } from '../resourceValues'

/** Courses with at most this many lessons start with all modules open. */
const OPEN_AT_START_MAX = 20

export interface OpenItems {
  isModuleOpen: (uid: string) => boolean
  isLessonOpen: (uid: string) => boolean
  setModule: (uid: string, isOpen: boolean) => void
  setModules: (uids: string[]) => void
  /** Opens a lesson, which closes the one that was open. */
  setLesson: (uid: string | undefined) => void
  /** Opens the module and lesson that contain a field, such as `modules.0.lessons.2.url`. */
  reveal: (field: string, values: ResourceValues) => void
  subscribe: (listener: () => void) => () => void
}

/** The open modules, and the open lesson: at most one, so that a long course stays short. */
export function openItems({ modules }: ResourceValues): OpenItems {
  const lessonCount = modules.reduce((sum, { lessons }) => sum + lessons.length, 0)
  const open = new Set(lessonCount <= OPEN_AT_START_MAX ? modules.map(({ uid }) => uid) : [])
  let openLesson =
    lessonCount === 1 ? modules.find(({ lessons }) => lessons.length)?.lessons[0]?.uid : undefined
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())

  return {
    isModuleOpen: (uid) => open.has(uid),
    isLessonOpen: (uid) => uid === openLesson,
    setModule(uid, isOpen) {
      if (isOpen) open.add(uid)
      else open.delete(uid)
      notify()
    },
    setModules(uids) {
      open.clear()
      uids.forEach((uid) => open.add(uid))
      notify()
    },
    setLesson(uid) {
      openLesson = uid
      notify()
    },
    reveal(field, { modules }) {
      const [, module, lesson] = /^modules\.(\d+)(?:\.lessons\.(\d+))?/.exec(field) ?? []
      const found = modules[Number(module)]
      if (!found) return
      open.add(found.uid)
      if (lesson !== undefined) openLesson = found.lessons[Number(lesson)]?.uid
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const OpenItemsContext = createContext<OpenItems | null>(null)

export function useOpenItems(): OpenItems {
  const items = use(OpenItemsContext)
  if (!items) throw new Error('OpenItemsContext is missing.')
  return items
}

export function useIsModuleOpen(uid: string): boolean {
  const { subscribe, isModuleOpen } = useOpenItems()
  return useSyncExternalStore(subscribe, () => isModuleOpen(uid))
}

export function useIsLessonOpen(uid: string): boolean {
  const { subscribe, isLessonOpen } = useOpenItems()
  return useSyncExternalStore(subscribe, () => isLessonOpen(uid))
}
