import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import { APPLY_WAYS } from '@mentor-connect/contract/work/openingRules'
import { Field, Label, Row, Stack, ToggleChip } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from '../messages/useT'
import { FormPart } from '../../page-layout/FormPart'
import { Questions } from './Questions'
import { useErrorText } from './useErrorText'
import type { OpeningFormState } from './useOpeningForm'

/** The way to apply, and the poster's questions. */
export function ApplyPart({ form }: { form: OpeningFormState }) {
  const t = useT()
  const { values, errors, set } = form
  const error = useErrorText(errors)
  const labelId = useId()
  return (
    <FormPart title={t('openings.form.applying')}>
      <Stack $gap={1}>
        <Label as="span" id={labelId}>
          {t('openings.form.applyWay')}
        </Label>
        <Row role="group" aria-labelledby={labelId} $gap={2}>
          {APPLY_WAYS.map((way) => (
            <ToggleChip key={way} isChosen={way === values.applyWay} onClick={() => set({ applyWay: way })}>
              {t(`openings.form.way.${way}`)}
            </ToggleChip>
          ))}
        </Row>
      </Stack>
      {values.applyWay === 'link' ? (
        <Field
          label={t('openings.form.applyUrl')}
          name="apply"
          type="url"
          inputMode="url"
          maxLength={URL_MAX}
          value={values.applyUrl}
          error={error('apply')}
          onChange={({ target }) => set({ applyUrl: target.value.trim() })}
        />
      ) : (
        <Questions form={form} />
      )}
    </FormPart>
  )
}
