import { call, useAttempt } from '@mentor-connect/api'
import { agreeToTerms, CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { Button, Modal, Notice, Row, SectionTitle, Stack, space, useFailureText } from '@mentor-connect/ui'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusPage } from '../notifications/focusPage'
import { changesSince } from './changes'
import { TermsRefusal } from './TermsRefusal'
import { termsStore, type DueTerms } from './termsStore'
import { useTermsT } from './useTermsT'

/**
 * Asks for consent to the current terms. Until the person answers, the rest of the page cannot be used, but
 * everything that was typed is kept.
 */
export function TermsDialog({ terms: { userId, agreed } }: { terms: DueTerms }) {
  const t = useTermsT()
  const locale = useLocale()
  const { longDate } = useFormats()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const id = useId()
  const heading = useFocusInDialog()

  const handleAgree = () =>
    attempt(async () => {
      const body = { userId, version: CONSENT_VERSION, language: locale }
      termsStore.show(userId, (await call(agreeToTerms, { body })).data)
    })

  return (
    <Modal labelledBy={id}>
      <Stack $gap={4}>
        <SectionTitle id={id} ref={heading} tabIndex={-1}>
          {t('shell.terms.title')}
        </SectionTitle>
        <p>{t('shell.terms.intro', { date: longDate(CONSENT_VERSION) })}</p>
        <Changes>
          {changesSince(agreed).map((change) => (
            <li key={change}>{t(change)}</li>
          ))}
        </Changes>
        <Row>
          <PageLink to={paths.privacy} target="_blank">
            {t('shell.terms.privacy')}
          </PageLink>
          <PageLink to={paths.terms} target="_blank">
            {t('shell.terms.terms')}
          </PageLink>
        </Row>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button $inactive={isBusy} onClick={() => void handleAgree()}>
            {t('shell.terms.agree')}
          </Button>
        </Row>
        <TermsRefusal userId={userId} />
      </Stack>
    </Modal>
  )
}

/**
 * Focuses the heading, so that screen readers read the question from its beginning. Afterwards the focus
 * returns to the element that had it before, or to the page.
 */
function useFocusInDialog() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage()
    },
    [],
  )
  return heading
}

const Changes = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[6]};
  list-style: disc;
`

const PageLink = styled(Link)`
  padding-block: ${space[3]};
`
