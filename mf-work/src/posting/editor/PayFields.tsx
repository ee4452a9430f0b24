import { PAY_MAX } from '@mentor-connect/contract/work/openingLimits'
import { PAY_PERIODS } from '@mentor-connect/contract/work/openingRules'
import { Label, Row, SelectField, Stack, ToggleChip, WholeNumberField } from '@mentor-connect/ui'
import { useId } from 'react'
import { PAY_KINDS } from '@mentor-connect/ui/opening-form'
import { useT } from '../messages/useT'
import { Pairs } from '../../page-layout/Pairs'
import { useErrorText } from './useErrorText'
import type { OpeningFormState } from './useOpeningForm'

/** The pay: stated as an amount or a range, unpaid, or not stated. */
export function PayFields({ form: { values, errors, set } }: { form: OpeningFormState }) {
  const t = useT()
  const error = useErrorText(errors)
  const labelId = useId()
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <Label as="span" id={labelId}>
          {t('openings.form.payKind')}
        </Label>
        <Row role="group" aria-labelledby={labelId} $gap={2}>
          {PAY_KINDS.map((kind) => (
            <ToggleChip key={kind} isChosen={kind === values.payKind} onClick={() => set({ payKind: kind })}>
              {t(`openings.form.pay.${kind}`)}
            </ToggleChip>
          ))}
        </Row>
      </Stack>
      {values.payKind === 'stated' && (
        <Pairs>
          <WholeNumberField
            label={t('openings.form.payFrom')}
            name="pay"
            min={1}
            max={PAY_MAX}
            isOptional
            value={values.payFrom}
            error={error('pay')}
            onChange={(payFrom) => set({ payFrom })}
          />
          <WholeNumberField
            label={t('openings.form.payTo')}
            min={1}
            max={PAY_MAX}
            isOptional
            value={values.payTo}
            onChange={(payTo) => set({ payTo })}
          />
          <SelectField
            label={t('openings.form.payPer')}
            value={values.payPer}
            onChange={(payPer) => set({ payPer })}
            options={PAY_PERIODS.map((period) => ({
              value: period,
              label: t(`openings.form.per.${period}`),
            }))}
          />
        </Pairs>
      )}
    </Stack>
  )
}
