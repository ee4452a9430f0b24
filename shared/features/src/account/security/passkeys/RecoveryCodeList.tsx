import { Button, copyText, font, Row, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { usePasskeysT } from './usePasskeysT'

interface RecoveryCodeListProps {
  codes: string[]
  onDone: () => void
}

/** New recovery codes, which cannot be shown again. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const t = usePasskeysT()
  const copy = () =>
    copyText(codes.join('\n'), {
      copied: t('account.passkeys.codes.copied'),
      failed: t('account.passkeys.codes.copyFailed'),
    })
  return (
    <>
      <p>{t('account.passkeys.codes.intro')}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </Codes>
      <Row>
        <Button onClick={onDone}>{t('account.passkeys.codes.done')}</Button>
        <Button $variant="secondary" onClick={() => void copy()}>
          {t('account.passkeys.codes.copy')}
        </Button>
      </Row>
    </>
  )
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space[1]} ${space[4]};
  padding: 0;
  font-family: ui-monospace, monospace;
  font-size: ${font.size.body};
  line-height: 1.4;
  list-style: decimal;

  /* Leaves space for the list number 10, so that it does not touch the code in the column before it. */
  & > li {
    margin-inline-start: 2.5rem;
  }
`
