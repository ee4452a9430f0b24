import type { CareerSummary } from '@mentor-connect/contract/learning/careers'
import { INTEREST_NAMES, INTEREST_TYPES } from '@mentor-connect/contract/learning/interestTypes'
import { useLocale } from '@mentor-connect/i18n'
import { VisuallyHidden, color, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

const SHARES = [1, 2, 3, 4, 5]

/** Shows as five dots how large the share of each kind of work is in a career. */
export function InterestShares({ career }: { career: Pick<CareerSummary, 'interests'> }) {
  const t = useT()
  const locale = useLocale()
  return (
    <List>
      {INTEREST_TYPES.map((type) => (
        <li key={type}>
          <span aria-hidden>{INTEREST_NAMES[type][locale]}</span>
          <VisuallyHidden>
            {t('public.careers.share', { name: INTEREST_NAMES[type][locale], share: career.interests[type] })}
          </VisuallyHidden>
          <Dots aria-hidden>
            {SHARES.map((share) => (
              <Dot key={share} $full={share <= career.interests[type]} />
            ))}
          </Dots>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }
`

const Dots = styled.span`
  display: inline-flex;
  gap: ${space[1]};
`

const Dot = styled.span<{ $full: boolean }>`
  width: 0.75rem;
  height: 0.75rem;
  border: 1px solid ${({ $full }) => ($full ? color.primary : color.control)};
  border-radius: ${radius.round};
  background: ${({ $full }) => ($full ? color.primary : 'transparent')};
  forced-color-adjust: none;
`
