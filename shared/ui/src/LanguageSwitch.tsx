import styled from 'styled-components'
import { LOCALES, LOCALE_NAMES, requestLocale, useLocale, useSharedT } from '@mentor-connect/i18n'
import { TARGET, color, font, media, radius, space } from './theme'

/** One toggle button for each language, labelled in that language. The button of the active language is pressed. */
export function LanguageSwitch() {
  const t = useSharedT()
  const active = useLocale()
  return (
    <Group role="group" aria-label={t('ui.language')}>
      {LOCALES.map((locale) => (
        <Choice
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === active}
          onClick={() => requestLocale(locale)}
        >
          {LOCALE_NAMES[locale]}
        </Choice>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: inline-flex;
  padding: 2px;
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.sunken};
`

const Choice = styled.button`
  min-height: calc(${TARGET} - 6px);
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.text};
  font-size: ${font.size.small};
  line-height: 1.4;
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.primary};
    font-weight: ${font.weight.semibold};
    box-shadow: 0 1px 2px rgb(0 0 0 / 15%);
    ${media.forcedColors} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
