import { needsCertificateName } from '@mentor-connect/contract/accounts/printableNames'
import { NAME_MAX } from '@mentor-connect/contract/rules/limits'
import type { ComponentProps } from 'react'
import { Field } from '../Field'
import { useCertificateNameT } from './useCertificateNameT'

interface CertificateNameFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'name'> {
  /** The person's name as it is being typed. */
  personName: string
  name: string
}

/** Asks for a separate name for certificates, if certificates cannot print the person's own name. */
export function CertificateNameField({ personName, ...field }: CertificateNameFieldProps) {
  const t = useCertificateNameT()
  if (!needsCertificateName(personName)) return null
  return (
    <Field
      label={t('certificateName.label')}
      hint={t('certificateName.hint')}
      autoComplete="off"
      maxLength={NAME_MAX}
      {...field}
    />
  )
}
