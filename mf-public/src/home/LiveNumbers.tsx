import { useEndpoint } from '@mentor-connect/api'
import { getCourses, getDomains } from '@mentor-connect/contract/courses/courses'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { Container, Skeleton, color, font, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { popularCoursesRequest } from '../course-cards/PopularCourses'
import { useT } from './messages/useT'

/**
 * The current numbers of courses, subjects and mentors. A number that cannot be loaded is left out without an error,
 * because the lists below report the failure.
 */
export function LiveNumbers() {
  const t = useT()
  const facts = useFacts()
  if (facts.every(({ value, isLoading }) => value === undefined && !isLoading)) return null
  return (
    <Band>
      <Container>
        <Facts aria-label={t('public.home.numbers.title')}>
          {facts.map(({ id, value, isLoading }) => (
            <li key={id} aria-busy={isLoading}>
              {value !== undefined && (
                <Fact value={value} text={t(`public.home.numbers.${id}`, { count: value })} />
              )}
              {isLoading && <Skeleton $height="1.5rem" $width="6rem" />}
            </li>
          ))}
        </Facts>
      </Container>
    </Band>
  )
}

/** A text with its number in large type, at the position that the language requires. */
function Fact({ value, text }: { value: number; text: string }) {
  const { number } = useFormats()
  const [before, after] = text.split(number(value))
  return (
    <span>
      {before}
      <strong>{number(value)}</strong>
      {after}
    </span>
  )
}

function useFacts() {
  const courses = useEndpoint(getCourses, popularCoursesRequest(useLocale()))
  const domains = useEndpoint(getDomains, {})
  const mentors = useEndpoint(getMentors, {})
  return [
    { id: 'courses', value: courses.data?.pagination.totalItems, isLoading: courses.isLoading },
    { id: 'subjects', value: domains.data?.length, isLoading: domains.isLoading },
    { id: 'mentors', value: mentors.data?.length, isLoading: mentors.isLoading },
    {
      id: 'experience',
      value: mentors.data?.reduce((sum, mentor) => sum + mentor.experience, 0),
      isLoading: mentors.isLoading,
    },
  ] as const
}

const Band = styled.section`
  border-block: 1px solid ${color.border};
  background: ${color.surface};
`

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[3]};
  ${media.tabletUp} {
    gap: ${space[3]} ${space[4]};
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block: ${space[5]};
  }

  li {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    color: ${color.muted};
  }
  strong {
    color: ${color.primary};
    font-family: ${font.display};
    font-size: ${font.size.h2};
    line-height: 1.25;
  }
`
