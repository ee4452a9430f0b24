import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import { BOARD_STAGES } from '@mentor-connect/contract/work/applicationStages'
import {
  BOARD_NOTES_MAX,
  EMPLOYER_NAME_MAX,
  OPENING_TITLE_MAX,
} from '@mentor-connect/contract/work/openingLimits'
import { CountedField, Field, SelectField, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { useEntryForm } from './useEntryForm'

interface EntryFieldsProps {
  form: ReturnType<typeof useEntryForm>
  /** True for an opening that was found elsewhere, whose title, employer and address the learner states. */
  isElsewhere: boolean
  /**
   * True if the learner moves the entry. Applications that were sent in the product are moved by the poster.
   */
  hasStage: boolean
}

/** The fields of an entry of the board. */
export function EntryFields({ form, isElsewhere, hasStage }: EntryFieldsProps) {
  const t = useT()
  const { values, errors, set } = form
  const error = (field: keyof typeof errors) => errors[field] && t(`openings.entry.${errors[field]}`)
  return (
    <>
      {isElsewhere && (
        <>
          <CountedField
            label={t('openings.entry.name')}
            name="title"
            max={OPENING_TITLE_MAX}
            capped
            value={values.title}
            error={error('title')}
            onChange={(title) => set({ title })}
          />
          <CountedField
            label={t('openings.entry.employer')}
            name="employer"
            max={EMPLOYER_NAME_MAX}
            capped
            value={values.employer}
            error={error('employer')}
            onChange={(employer) => set({ employer })}
          />
          <Field
            label={t('openings.entry.url')}
            name="url"
            type="url"
            inputMode="url"
            maxLength={URL_MAX}
            value={values.url}
            error={error('url')}
            onChange={({ target }) => set({ url: target.value.trim() })}
          />
        </>
      )}
      <Fields>
        {hasStage && (
          <SelectField
            label={t('openings.board.stages')}
            value={values.stage}
            onChange={(stage) => set({ stage })}
            options={BOARD_STAGES.map((stage) => ({
              value: stage,
              label: t(`openings.board.stage.${stage}`),
            }))}
          />
        )}
        <Field
          label={t('openings.entry.appliedOn')}
          name="appliedOn"
          type="date"
          value={values.appliedOn}
          onChange={({ target }) => set({ appliedOn: target.value })}
        />
        <Field
          label={t('openings.entry.remindOn')}
          name="remindOn"
          type="date"
          hint={t('openings.entry.remindHint')}
          value={values.remindOn}
          onChange={({ target }) => set({ remindOn: target.value })}
        />
      </Fields>
      <CountedField
        label={t('openings.entry.notes')}
        name="notes"
        rows={5}
        max={BOARD_NOTES_MAX}
        capped
        value={values.notes}
        onChange={(notes) => set({ notes })}
      />
    </>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]} ${space[4]};
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
