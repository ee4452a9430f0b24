import { needsCertificateName } from '@mentor-connect/contract/rules/printableNames'
import { NAME_MAX } from '@mentor-connect/contract/rules/limits'
import { useSharedT } from '@mentor-connect/i18n'
import type { ComponentProps } from 'react'
import { Field } from './Field'

interface CertificateNameFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'name'> {
  /** The name of the person as it is typed. */
  personName: string
  name: string
}

/** Asks for a name for certificates if they cannot show that of the person. */
export function CertificateNameField({ personName, ...field }: CertificateNameFieldProps) {
  const t = useSharedT()
  if (!needsCertificateName(personName)) return null
  return (
    <Field
      label={t('ui.name.certificate')}
      hint={t('ui.name.certificateHint')}
      autoComplete="off"
      maxLength={NAME_MAX}
      {...field}
    />
  )
}
