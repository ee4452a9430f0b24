import { useEndpoint } from '@mentor-connect/api'
import { getDomains } from '@mentor-connect/contract/courses/courses'
import { Chips, space, ToggleChip, useSubjectName } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const SHOWN = 10

/** Filter by one of the most frequent domains. Hidden if the domains fail to load. */
export function DomainChips({ active, onChange }: { active: string; onChange: (domain: string) => void }) {
  const t = useT()
  const subject = useSubjectName()
  const { data = [] } = useEndpoint(getDomains, {})
  const names = data.slice(0, SHOWN).map(({ name }) => name)
  if (active && !names.includes(active)) names.unshift(active)
  if (names.length === 0) return null

  return (
    <Subjects role="group" aria-label={t('learner.explore.subjects')}>
      {['', ...names].map((name) => (
        <ToggleChip key={name} isChosen={name === active} onClick={() => onChange(name)}>
          {name ? subject(name) : t('learner.explore.allSubjects')}
        </ToggleChip>
      ))}
    </Subjects>
  )
}

const Subjects = styled(Chips)`
  margin-top: ${space[4]};
`
