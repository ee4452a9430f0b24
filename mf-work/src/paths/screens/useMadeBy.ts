import type { SkillPathSummary } from '@mentor-connect/contract/learning/skillPaths'
import { BRAND, useLocale } from '@mentor-connect/i18n'
import { useT } from './messages/useT'

/** Says who has made a path: a mentor, or the platform. */
export function useMadeBy(): (path: Pick<SkillPathSummary, 'mentor'>) => string {
  const t = useT()
  const locale = useLocale()
  return ({ mentor }) => t('paths.madeBy', { name: mentor?.name ?? BRAND[locale] })
}
