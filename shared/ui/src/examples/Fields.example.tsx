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
      <Field label={t('example.name')} hint={t('example.nameHint')} defaultValue={t('example.person')} />
      <Field label={t('example.name')} error={t('example.nameMissing')} />
      <PasswordField label={t('example.password')} autoComplete="off" />
      <SelectField
        label={t('example.subject')}
        value={subject}
        onChange={setSubject}
        options={[
          { value: 'gardening', label: t('example.gardening') },
          { value: 'cooking', label: t('example.cooking') },
        ]}
      />
      <Switch label={t('example.digest')} hint={t('example.digestHint')} checked={isOn} onChange={setOn} />
      <Checkbox>{t('example.agree')}</Checkbox>
    </Stack>
  )
}
