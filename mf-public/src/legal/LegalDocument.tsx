import { CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { runtimeConfig } from '@mentor-connect/api'
import { useFormats } from '@mentor-connect/i18n'
import { SectionTitle, Small, color, font, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { WithAddress } from '../page-layout/WithAddress'

/** A legal document in one language. `{email}` is replaced by the contact address. */
export interface LegalText {
  sections: LegalSection[]
}

interface LegalSection {
  /** Id of the section, used as its anchor; equal in all languages. */
  id: string
  title: string
  paragraphs?: string[]
  /** Shown as a list below the paragraphs. */
  points?: LegalPoint[]
}

/** One text, or two: for sites on which the devices in a call connect to each other, and for sites that relay calls. */
type LegalPoint = string | Record<'direct' | 'relayed', string>

interface LegalDocumentProps {
  title: string
  intro: string
  text: LegalText
}

/** A long text in a narrow column, with a table of contents and anchors. */
export function LegalDocument({ title, intro, text }: LegalDocumentProps) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <PageColumn>
      <PageHeader title={title} intro={intro}>
        <Small>{t('public.legal.version', { date: longDate(CONSENT_VERSION) })}</Small>
      </PageHeader>
      <Parts>
        <Contents aria-label={t('public.legal.contents')}>
          {text.sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </Contents>
        <Reading>
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </Reading>
      </Parts>
    </PageColumn>
  )
}

function Section({ section: { id, title, paragraphs = [], points = [] } }: { section: LegalSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <WithAddress text={paragraph} />
        </p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map(textOf).map((point) => (
            <li key={point}>
              <WithAddress text={point} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function textOf(point: LegalPoint): string {
  if (typeof point === 'string') return point
  return runtimeConfig().callsAreRelayed ? point.relayed : point.direct
}

/** On wide screens the table of contents is sticky next to the text. */
const Parts = styled.div`
  display: grid;
  gap: ${space[8]};
  ${media.desktopUp} {
    grid-template-columns: 18rem minmax(0, 44rem);
    align-items: start;
    gap: ${space[12]};
  }
`

const Contents = styled.ol`
  display: grid;
  gap: ${space[1]};
  max-width: 44rem;
  padding: ${space[5]} ${space[5]} ${space[5]} ${space[10]};
  border-inline-start: 4px solid ${color.primary};
  background: ${color.primarySoft};
  list-style: decimal;

  ${media.desktopUp} {
    position: sticky;
    top: ${space[20]};
  }

  a {
    display: block;
    width: fit-content;
    padding-block: ${space[2]};
  }
`

const Reading = styled.div`
  display: grid;
  gap: ${space[10]};
  max-width: 44rem;
  font-size: ${font.size.body};
  line-height: 1.75;

  section {
    display: grid;
    gap: ${space[3]};
    scroll-margin-top: ${space[20]};
  }
  ul {
    display: grid;
    gap: ${space[3]};
    padding-inline-start: ${space[6]};
    list-style: disc;
  }
  li::marker {
    color: ${color.primary};
  }
`
