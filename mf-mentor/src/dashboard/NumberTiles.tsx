import type { CourseSummary } from '@mentor-connect/shared/contracts/courses'
import { useFormats } from '@mentor-connect/shared/i18n'
import { Card, Small, Stars, VisuallyHidden, color, font, media, space } from '@mentor-connect/shared/ui'
import { BookOpen, Star, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { teachingNumbers } from './teachingNumbers'

interface NumberTilesProps {
  courses: CourseSummary[]
  /** How many courses there are, when `courses` does not hold them all. */
  total: number
}

/** Courses, students and rating. Sums that would leave courses out are not shown. */
export function NumberTiles({ courses, total }: NumberTilesProps) {
  const t = useT()
  const { number } = useFormats()
  const { students, rating, reviews } = teachingNumbers(courses)
  const isComplete = courses.length === total
  return (
    <section aria-labelledby="numbers-title">
      <VisuallyHidden as="h2" id="numbers-title">
        {t('mentor.dashboard.numbers')}
      </VisuallyHidden>
      <Tiles>
        <Tile icon={BookOpen} label={t('mentor.dashboard.stat.courses')}>
          {number(total)}
        </Tile>
        {isComplete && (
          <Tile icon={Users} label={t('mentor.dashboard.stat.students')}>
            {number(students)}
          </Tile>
        )}
        {isComplete && (
          <Tile icon={Star} label={t('mentor.dashboard.stat.rating')}>
            {rating === null ? (
              <Small>{t('mentor.dashboard.stat.noRating')}</Small>
            ) : (
              <>
                <span aria-hidden>{number(rating)}</span>
                <Stars value={rating} />
                <Small>{t('mentor.resources.reviews', { count: reviews })}</Small>
              </>
            )}
          </Tile>
        )}
      </Tiles>
    </section>
  )
}

function Tile({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <NumberCard $padding={5}>
      <dt>
        <Icon size={20} color={color.primary} aria-hidden />
        {label}
      </dt>
      <dd>{children}</dd>
    </NumberCard>
  )
}

const Tiles = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const NumberCard = styled(Card)`
  dt {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.muted};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    min-height: 3rem;
    margin: ${space[1]} 0 0;
    font-size: ${font.size.h2};
    font-weight: ${font.weight.bold};
  }
`
