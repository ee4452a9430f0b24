import type { SkillPathSummary } from '@mentor-connect/contract/learning/skillPaths'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { Small, space } from '@mentor-connect/ui'
import { BookOpen, Clock, Languages, SignalHigh, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from './messages/useT'

/** Courses, time, level and language of a path, and how many learners are in it. */
export function PathFacts({ path }: { path: SkillPathSummary }) {
  const t = useT()
  const locale = useLocale()
  const { courseCount, hours, untimedCourses, level, language, joined } = path
  return (
    <Facts>
      <Fact icon={<BookOpen size={16} aria-hidden />}>{t('paths.courses', { count: courseCount })}</Fact>
      {hours > 0 && (
        <Fact icon={<Clock size={16} aria-hidden />}>
          {t(untimedCourses > 0 ? 'paths.hoursAtLeast' : 'paths.hours', { count: hours })}
        </Fact>
      )}
      <Fact icon={<SignalHigh size={16} aria-hidden />}>{t(`paths.level.${level}`)}</Fact>
      <Fact icon={<Languages size={16} aria-hidden />}>{languageName(language, locale)}</Fact>
      {joined > 0 && (
        <Fact icon={<Users size={16} aria-hidden />}>{t('paths.joined', { count: joined })}</Fact>
      )}
    </Facts>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Small as="li">
    {icon}
    {children}
  </Small>
)

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`
