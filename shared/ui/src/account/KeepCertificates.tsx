import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Hint, TARGET, font, space } from '..'
import { useT } from './useT'

interface KeepCertificatesProps extends ComponentProps<'input'> {
  count: number
}

/** Checkbox: keep the certificates when the account is deleted. */
export function KeepCertificates({ count, ...input }: KeepCertificatesProps) {
  const t = useT()
  return (
    <Choice>
      <input type="checkbox" {...input} />
      <span>
        {t('account.delete.keep', { count })}
        <Hint as="span">{t('account.delete.keepHint')}</Hint>
      </span>
    </Choice>
  )
}

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  min-height: ${TARGET};
  font-weight: ${font.weight.medium};
  cursor: pointer;

  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.15rem 0 0;
  }
  span span {
    display: block;
    font-weight: ${font.weight.normal};
  }
`
