import {
  TIMELINE_LINE_MAX,
  TIMELINE_MAX,
  TIMELINE_TEXT_MAX,
  YEAR_MAX,
  YEAR_MIN,
} from '@mentor-connect/contract/work/portfolioLimits'
import { Checkbox, CountedField, WholeNumberField } from '@mentor-connect/ui'
import { EditedList } from '../../page-layout/EditedList'
import { FoldedFormPart } from '../../page-layout/FormPart'
import { Pairs } from '../../page-layout/Pairs'

import { useT } from './messages/useT'
import { MonthField } from './MonthField'
import { newTime, type TimelineValues } from './portfolioValues'
import { hasErrorIn, useErrorText } from './useErrorText'
import type { PortfolioForm } from './usePortfolioForm'

const LABELS = {
  experience: {
    add: 'portfolio.editor.addExperience',
    remove: 'portfolio.editor.removeExperience',
  },
  education: {
    add: 'portfolio.editor.addEducation',
    remove: 'portfolio.editor.removeEducation',
  },
} as const

interface TimelinePartProps {
  form: PortfolioForm
  list: keyof typeof LABELS
}

/** The periods of work or of learning. */
export function TimelinePart({ form: { values, errors, set }, list }: TimelinePartProps) {
  const t = useT()
  const error = useErrorText(errors)
  return (
    <FoldedFormPart
      title={t(`portfolio.editor.${list}`)}
      count={values[list].length}
      hasProblem={hasErrorIn(errors, list)}
    >
      <EditedList
        entries={values[list]}
        max={TIMELINE_MAX}
        addLabel={t(LABELS[list].add)}
        removeLabel={(number) => t(LABELS[list].remove, { number })}
        create={newTime}
        onChange={(entries) => set({ [list]: entries })}
      >
        {(entry, index, change) => (
          <TimeFields list={list} entry={entry} index={index} error={error} onChange={change} />
        )}
      </EditedList>
    </FoldedFormPart>
  )
}

interface TimeFieldsProps {
  list: keyof typeof LABELS
  entry: TimelineValues
  index: number
  error: (field: string) => string | undefined
  onChange: (patch: Partial<TimelineValues>) => void
}

function TimeFields({ list, entry, index, error, onChange }: TimeFieldsProps) {
  const t = useT()
  const number = index + 1
  const field = (name: keyof TimelineValues) => ({
    name: `${list}.${index}.${name}`,
    error: error(`${list}.${index}.${name}`),
  })
  const line = { max: TIMELINE_LINE_MAX, capped: true }
  const year = { min: YEAR_MIN, max: YEAR_MAX, isOptional: true }
  return (
    <>
      <Pairs>
        <CountedField
          label={t(`portfolio.editor.${list}Title`, { number })}
          {...field('title')}
          {...line}
          value={entry.title}
          onChange={(title) => onChange({ title })}
        />
        <CountedField
          label={t(`portfolio.editor.${list}Organisation`, { number })}
          {...field('organisation')}
          {...line}
          value={entry.organisation}
          onChange={(organisation) => onChange({ organisation })}
        />
        <WholeNumberField
          label={t(`portfolio.editor.${list}From`, { number })}
          {...field('from')}
          {...year}
          value={entry.from}
          onChange={(from) => onChange({ from })}
        />
        <MonthField
          label={t(`portfolio.editor.${list}FromMonth`, { number })}
          {...field('fromMonth')}
          value={entry.fromMonth}
          onChange={(fromMonth) => onChange({ fromMonth })}
        />
        <WholeNumberField
          label={t(`portfolio.editor.${list}To`, { number })}
          hint={t('portfolio.editor.toHint')}
          {...field('to')}
          {...year}
          value={entry.to}
          onChange={(to) => onChange({ to })}
        />
        <MonthField
          label={t(`portfolio.editor.${list}ToMonth`, { number })}
          {...field('toMonth')}
          value={entry.toMonth}
          onChange={(toMonth) => onChange({ toMonth })}
        />
      </Pairs>
      <CountedField
        label={t(`portfolio.editor.${list}Text`, { number })}
        {...field('text')}
        rows={2}
        max={TIMELINE_TEXT_MAX}
        capped
        value={entry.text}
        onChange={(text) => onChange({ text })}
      />
      {list === 'experience' && (
        <Checkbox
          name={`${list}.${index}.isVolunteer`}
          checked={entry.isVolunteer}
          onChange={({ target }) => onChange({ isVolunteer: target.checked })}
        >
          {t('portfolio.editor.volunteer')}
        </Checkbox>
      )}
    </>
  )
}
