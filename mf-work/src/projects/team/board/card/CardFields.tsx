import { CARD_TEXT_MAX, CARD_TITLE_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import { Button, CountedField, Field, Notice, Row, SelectField, Stack } from '@mentor-connect/ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useWhenText } from '../../../facts/useWhenText'
import { Words } from '../../../facts/Words'
import { useT } from '../../messages/useT'
import type { CardForm, EditedField } from './useCardForm'

interface CardFieldsProps {
  form: CardForm
  team: Team
}

/** The fields of a card, each with the version of somebody else if both have changed it. */
export function CardFields({ form, team }: CardFieldsProps) {
  const t = useT()
  const isReadOnly = !team.canWrite
  const members = team.people.filter(({ leftAt }) => !leftAt)
  const nameOf = (id: string) => team.people.find((person) => person.id === id)?.name ?? ''
  const { dayText } = useWhenText()
  return (
    <>
      <Stack $gap={2}>
        <CountedField
          label={t('projects.card.title')}
          name="title"
          max={CARD_TITLE_MAX}
          capped
          readOnly={isReadOnly}
          value={form.value('title')}
          error={form.isTitleMissing ? t('projects.card.titleMissing') : undefined}
          onChange={(title) => form.set('title', title)}
        />
        <Conflict form={form} field="title" theirs={form.stored('title')} />
      </Stack>
      <Stack $gap={2}>
        <CountedField
          label={t('projects.card.text')}
          name="text"
          rows={5}
          max={CARD_TEXT_MAX}
          capped
          readOnly={isReadOnly}
          value={form.value('text')}
          onChange={(text) => form.set('text', text)}
        />
        <Conflict form={form} field="text" theirs={form.stored('text')} />
      </Stack>
      {team.canWrite ? (
        <Stack $gap={2}>
          <SelectField<string>
            label={t('projects.card.assignee')}
            name="assignee"
            value={form.value('assignee')}
            onChange={(assignee) => form.set('assignee', assignee)}
            options={[
              { value: '', label: t('projects.card.nobody') },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Conflict form={form} field="assignee" theirs={nameOf(form.stored('assignee'))} />
        </Stack>
      ) : (
        <p>{nameOf(form.stored('assignee')) || t('projects.card.nobody')}</p>
      )}
      <Stack $gap={2}>
        <Field
          label={t('projects.card.due')}
          name="dueOn"
          type="date"
          readOnly={isReadOnly}
          value={form.value('dueOn')}
          onChange={({ target }) => form.set('dueOn', target.value)}
        />
        <Conflict form={form} field="dueOn" theirs={form.stored('dueOn') && dayText(form.stored('dueOn'))} />
      </Stack>
    </>
  )
}

interface ConflictProps {
  form: CardForm
  field: EditedField
  /** The version of somebody else; empty if that person has emptied the field. */
  theirs: string
}

/** Shows what somebody else has entered in a field that is being changed here, with the choice between the two. */
function Conflict({ form, field, theirs }: ConflictProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  if (!form.isConflict(field)) return null
  const choose = (choice: (field: EditedField) => void) => {
    // The buttons disappear, so the field gets the focus.
    const fields = box.current?.closest('form')
    flushSync(() => choice(field))
    fields?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  return (
    <div ref={box}>
      <Notice tone="warning">
        <p>{t('projects.card.conflict')}</p>
        <Words lang={languageOf(theirs)}>{theirs || t('projects.card.emptied')}</Words>
        <Row $gap={2}>
          <Button $variant="secondary" $small onClick={() => choose(form.keepOwn)}>
            {t('projects.card.keepOwn')}
          </Button>
          <Button $variant="secondary" $small onClick={() => choose(form.takeTheirs)}>
            {t('projects.card.takeTheirs')}
          </Button>
        </Row>
      </Notice>
    </div>
  )
}
