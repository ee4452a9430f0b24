import styled from 'styled-components'
import { LOCALE_NAMES, LOCALES, requestLocale, useLocale } from '@mentor-connect/i18n'
import { LanguageSwitch } from '../LanguageSwitch'
import { ThemeSwitch } from '../ThemeSwitch'
import { TARGET, color, font, radius, space } from '../theme'

/** Language and theme switches in a row or, in a collapsed sidebar, in a column. */
export function Preferences({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <Line $collapsed={collapsed}>
      {collapsed ? <NextLanguage /> : <LanguageSwitch />}
      <ThemeSwitch />
    </Line>
  )
}

/** A compact language switch, which changes to the next language. */
function NextLanguage() {
  const next = LOCALES[(LOCALES.indexOf(useLocale()) + 1) % LOCALES.length]!
  return (
    <Sign
      lang={next}
      aria-label={LOCALE_NAMES[next]}
      title={LOCALE_NAMES[next]}
      onClick={() => requestLocale(next)}
    >
      {LOCALE_NAMES[next].slice(0, 2)}
    </Sign>
  )
}

const Line = styled.div<{ $collapsed: boolean }>`
  display: flex;
  flex-direction: ${({ $collapsed }) => ($collapsed ? 'column' : 'row')};
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
`

const Sign = styled.button.attrs({ type: 'button' })`
  width: ${TARGET};
  height: ${TARGET};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  background: transparent;
  font-weight: ${font.weight.semibold};
  line-height: 1.4;
  cursor: pointer;

  &:hover {
    background: ${color.primarySoft};
  }
`
