import { useEndpoint } from '@mentor-connect/api'
import { getDomains } from '@mentor-connect/contract/courses/courses'
import { DOMAINS_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, Row, useSubjectName } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useT } from '../../messages/useT'

const SHOWN = 8

interface DomainSuggestionsProps {
  chosen: string[]
  onAdd: (domain: string) => void
}

/** Suggests domains that courses have. Recommendations are based on the chosen domains. */
export function DomainSuggestions({ chosen, onAdd }: DomainSuggestionsProps) {
  const t = useT()
  const subject = useSubjectName()
  const { data = [] } = useEndpoint(getDomains, {})
  const known = chosen.map((domain) => domain.toLocaleLowerCase())
  const open = data.filter(({ name }) => !known.includes(name.toLocaleLowerCase())).slice(0, SHOWN)
  if (open.length === 0 || chosen.length >= DOMAINS_MAX) return null
  return (
    <Row role="group" aria-label={t('learner.profile.suggestions')} $gap={2}>
      {open.map(({ name }) => (
        <Button key={name} $variant="secondary" onClick={() => onAdd(name)}>
          <Plus size={16} aria-hidden />
          {subject(name)}
        </Button>
      ))}
    </Row>
  )
}
