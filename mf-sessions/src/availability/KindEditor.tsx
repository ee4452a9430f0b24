import type { AvailabilityError, SessionKind } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { Field, IconButton, SelectField, color, media, space } from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { KindLimits } from './KindLimits'
import { numberOptions } from './numberOptions'

interface KindEditorProps {
  /** Number of the kind in the list, from 1; it names a kind without a title. */
  n: number
  name: string
  kind: SessionKind
  error: AvailabilityError | undefined
  onChange: (kind: SessionKind) => void
  onRemove: () => void
  /** Copies the breaks of this kind to all kinds; absent if there is no other kind. */
  onForAll: (() => void) | undefined
}

const LENGTHS = [15, 30, 45, 60, 75, 90]

/** Edits one kind of session: its purpose, its length, and when it can be booked. */
export function KindEditor({ n, name, kind, error, onChange, onRemove, onForAll }: KindEditorProps) {
  const t = useT()
  const title = kind.title.trim() || t('sessions.kinds.unnamed', { n })
  return (
    <Box role="group" aria-label={title}>
      <Head>
        <Field
          label={t('sessions.kinds.name')}
          name={`${name}.title`}
          value={kind.title}
          hint={t('sessions.kinds.nameHint')}
          error={error && t(`sessions.error.${error}`)}
          onChange={(event) => onChange({ ...kind, title: event.target.value })}
        />
        <IconButton aria-label={t('sessions.kinds.remove', { title })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Head>
      <SelectField
        label={t('sessions.kinds.minutes')}
        value={String(kind.minutes)}
        options={numberOptions(LENGTHS, kind.minutes, (count) => t('sessions.kinds.minutesOf', { count }))}
        onChange={(value) => onChange({ ...kind, minutes: Number(value) })}
      />
      <KindLimits
        name={name}
        kind={kind}
        onChange={(patch) => onChange({ ...kind, ...patch })}
        onForAll={onForAll}
      />
    </Box>
  )
}

/** The fields of one kind, separated from the previous kind by a line. */
const Box = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[3]};
  align-items: end;

  & + & {
    padding-top: ${space[5]};
    border-top: 1px solid ${color.border};
  }
  ${media.wideUp} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Head = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
`
