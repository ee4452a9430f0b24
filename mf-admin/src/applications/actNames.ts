import type { useT } from '../messages/useT'

/** The acts on a mentor by which an application's history grows, as the audit names them. */
const NAMES = {
  'mentors approve': 'admin.act.approve',
  'mentors ask': 'admin.act.ask',
  'mentors reject': 'admin.act.reject',
  'mentors check': 'admin.act.check',
  'mentors uncheck': 'admin.act.uncheck',
  'users suspend': 'admin.act.suspend',
  'users restore': 'admin.act.restore',
  'users limit': 'admin.act.limit',
  'users warn': 'admin.act.warn',
  'users note': 'admin.act.note',
  'sanctions lift': 'admin.act.lift',
  'sessions end': 'admin.act.logOut',
} as const

/** Returns an act in the operator's words, or as the audit names it if it has no other name. */
export function actName(t: ReturnType<typeof useT>, act: string): string {
  return act in NAMES ? t(NAMES[act as keyof typeof NAMES]) : act
}
