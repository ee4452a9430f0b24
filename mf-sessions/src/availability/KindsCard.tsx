import { SESSION_KINDS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { Button, Card, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useT } from '../messages/useT'
import { KindEditor } from './KindEditor'
import { PerDayField } from './PerDayField'
import type { useAvailability } from './useAvailability'

/** The kinds of session that a mentor offers. */
export function KindsCard({ edited }: { edited: ReturnType<typeof useAvailability> }) {
  const t = useT()
  const addButton = useRef<HTMLButtonElement>(null)
  const { kinds, perDay = 0 } = edited.hours
  const handleRemove = (index: number) => {
    edited.removeKind(index)
    addButton.current?.focus()
  }
  return (
    <Card>
      <Stack $gap={4}>
        <SectionTitle>{t('sessions.kinds.title')}</SectionTitle>
        {kinds.length === 0 && (
          <Muted>
            {t('sessions.kinds.none')} {t('sessions.kinds.hint')}
          </Muted>
        )}
        {kinds.map((kind, index) => (
          <KindEditor
            key={kind.id}
            n={index + 1}
            name={`kinds.${index}`}
            kind={kind}
            error={edited.errors[`kinds.${index}`]}
            onChange={(next) => edited.setKind(index, next)}
            onRemove={() => handleRemove(index)}
            onForAll={kinds.length > 1 ? () => edited.giveBreaksToAll(kind) : undefined}
          />
        ))}
        {(kinds.length > 1 || perDay > 0) && (
          <PerDayField
            of="perDayAll"
            name="perDay"
            perDay={perDay}
            error={edited.errors.perDay && t(`sessions.error.${edited.errors.perDay}`)}
            onChange={(next) => edited.change({ perDay: next })}
          />
        )}
        <Row>
          <Button
            ref={addButton}
            $variant="secondary"
            $inactive={kinds.length >= SESSION_KINDS_MAX}
            onClick={edited.addKind}
          >
            <Plus size={18} aria-hidden />
            {t('sessions.kinds.add')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
