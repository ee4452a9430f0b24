import type { ComponentProps } from 'react'
import { Checkbox } from '..'
import { useT } from './useT'

interface KeepCertificatesProps extends ComponentProps<'input'> {
  count: number
}

/** Checkbox: keep the certificates when the account is deleted. */
export function KeepCertificates({ count, ...input }: KeepCertificatesProps) {
  const t = useT()
  return (
    <Checkbox hint={t('account.delete.keepHint')} {...input}>
      {t('account.delete.keep', { count })}
    </Checkbox>
  )
}
