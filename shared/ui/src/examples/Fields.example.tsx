import { useState } from 'react'
import { Checkbox } from '../Checkbox'
import { Field } from '../Field'
import { Stack } from '../layout'
import { PasswordField } from '../PasswordField'
import { SelectField } from '../SelectField'
import { Switch } from '../Switch'
import { useExampleT } from './useExampleT'

export function Fields() {
  const t = useExampleT()
  const [subject, setSubject] = useState<'gardening' | 'cooking'>('gardening')
  const [isOn, setOn] = useState(true)
  return (
    <Stack>
      <Field label={t('name')} hint={t('nameHint')} defaultValue={t('person')} />
      <Field label={t('name')} error={t('nameMissing')} />
      <PasswordField label={t('password')} autoComplete="off" />
      <SelectField
        label={t('subject')}
        value={subject}
        onChange={setSubject}
        options={[
          { value: 'gardening', label: t('gardening') },
          { value: 'cooking', label: t('cooking') },
        ]}
      />
      <Switch label={t('digest')} hint={t('digestHint')} checked={isOn} onChange={setOn} />
      <Checkbox>{t('agree')}</Checkbox>
    </Stack>
  )
}
