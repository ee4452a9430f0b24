import { fileUrl } from '@mentor-connect/api'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import type { Portfolio } from '@mentor-connect/contract/work/portfolio'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Avatar, DetailLayout, DetailSide, Lead, Row, Stack, Tag, Title, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { OutsideLink } from './OutsideLink'
import { Section, Words } from './Section'
import { ShownSkills } from './ShownSkills'
import { ShownWorks } from './ShownWorks'
import { Timeline } from './Timeline'

interface ShownPortfolioProps {
  portfolio: Omit<Portfolio, 'slug' | 'isListed' | 'updatedAt'>
}

/** A portfolio as others read it; the preview of the editor is the same. Parts without content are left out. */
export function ShownPortfolio({ portfolio }: ShownPortfolioProps) {
  const t = useT()
  const locale = useLocale()
  const { name, profile, headline, about, skills, works, experience, education, languages, links } = portfolio
  const hasSide = skills.length + languages.length + links.length > 0
  const Layout = hasSide ? DetailLayout : Stack
  return (
    <>
      <Header>
        <Avatar name={name} src={profile && fileUrl(profile)} size={96} />
        <div>
          <Title lang={languageOf(name)}>{name}</Title>
          {headline && <Lead lang={languageOf(headline)}>{headline}</Lead>}
        </div>
      </Header>
      <Layout>
        <Section title={t('portfolio.page.about')} isEmpty={!about}>
          <Words lang={languageOf(about)}>{about}</Words>
        </Section>
        {hasSide && (
          <DetailSide>
            <Stack $gap={6}>
              <Section title={t('portfolio.page.skills')} isEmpty={skills.length === 0}>
                <ShownSkills skills={skills} />
              </Section>
              <Section title={t('portfolio.page.languages')} isEmpty={languages.length === 0}>
                <Row as="ul" $gap={2}>
                  {languages.map(({ language, level }) => (
                    <Tag as="li" key={language}>
                      {`${languageName(language, locale)} · ${t(`portfolio.level.${level}`)}`}
                    </Tag>
                  ))}
                </Row>
              </Section>
              <Section title={t('portfolio.page.links')} isEmpty={links.length === 0}>
                <Stack as="ul" $gap={2}>
                  {links.map(({ label, url }, index) => (
                    // The index serves as key, because two links may be the same while they are being
                    // entered.
                    <li key={index}>
                      <OutsideLink href={url} lang={languageOf(label)}>
                        {label}
                      </OutsideLink>
                    </li>
                  ))}
                </Stack>
              </Section>
            </Stack>
          </DetailSide>
        )}
        <Stack $gap={6}>
          <Section title={t('portfolio.page.works')} isEmpty={works.length === 0}>
            <ShownWorks works={works} />
          </Section>
          <Section title={t('portfolio.page.experience')} isEmpty={experience.length === 0}>
            <Timeline entries={experience} />
          </Section>
          <Section title={t('portfolio.page.education')} isEmpty={education.length === 0}>
            <Timeline entries={education} />
          </Section>
        </Stack>
      </Layout>
    </>
  )
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]};
  overflow-wrap: anywhere;

  & > :last-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
`
