import { Button, Row } from '@mentor-connect/ui'
import { ArrowRight } from 'lucide-react'
import { useT } from '../../messages/useT'

interface PageTurnerProps {
  after: string
  /** The field `next` of the shown page; null on the last one. */
  next: string | null
  onTurn: (after: string) => void
}

/** Leads to the next page of a list, and back to its beginning. */
export function PageTurner({ after, next, onTurn }: PageTurnerProps) {
  const t = useT()
  if (!after && next === null) return null
  return (
    <Row $gap={3}>
      {next !== null && (
        <Button $variant="secondary" onClick={() => onTurn(next)}>
          {t('community.next')}
          <ArrowRight size={18} aria-hidden />
        </Button>
      )}
      {after && (
        <Button $variant="ghost" onClick={() => onTurn('')}>
          {t('community.first')}
        </Button>
      )}
    </Row>
  )
}
