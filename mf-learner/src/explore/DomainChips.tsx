import { useEndpoint } from '@mentor-connect/api'
import { getDomains } from '@mentor-connect/contract/api/courses'
import { TARGET, color, font, media, motion, radius, space, useSubjectName } from '@mentor-connect/ui'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const SHOWN = 10

/** Filter by one of the most frequent domains. Hidden if they fail to load. */
export function DomainChips({ active, onChange }: { active: string; onChange: (domain: string) => void }) {
  const t = useT()
  const subject = useSubjectName()
  const { data = [] } = useEndpoint(getDomains, {})
  const names = data.slice(0, SHOWN).map(({ name }) => name)
  if (active && !names.includes(active)) names.unshift(active)
  if (names.length === 0) return null

  return (
    <Chips role="group" aria-label={t('learner.explore.subjects')}>
      {['', ...names].map((name) => (
        <Chip key={name} type="button" aria-pressed={name === active} onClick={() => onChange(name)}>
          {name === active && <Check size={16} aria-hidden />}
          {name ? subject(name) : t('learner.explore.allSubjects')}
        </Chip>
      ))}
    </Chips>
  )
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[4]};
  ${media.belowTablet} {
    flex-wrap: nowrap;
    margin-inline: -${space[4]};
    padding: ${space[1]} ${space[4]};
    overflow-x: auto;
  }
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  flex: none;
  min-height: ${TARGET};
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.surface};
  font-weight: ${font.weight.medium};
  line-height: 1.5;
  cursor: pointer;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.primarySoft};
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`
