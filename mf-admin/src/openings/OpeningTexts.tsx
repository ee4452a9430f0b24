import type { OpeningToDecide } from '@mentor-connect/contract/admin/openings'
import { Stack } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { Details } from '../list-controls/Details'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { Written } from '../list-controls/Written'

/** The texts of an opening, and its links to other sites. */
export function OpeningTexts({ opening }: { opening: OpeningToDecide }) {
  const t = useT()
  const { description, employer, apply, questions, language } = opening
  const items: [name: string, value: ReactNode][] = [
    [t('admin.openings.about'), <Written key="about" text={description} language={language} />],
    [
      t('admin.openings.aboutEmployer'),
      employer.about && <Written key="employer" text={employer.about} language={language} />,
    ],
    [
      t('admin.openings.website'),
      employer.website && <OutsideLink key="website" address={employer.website} />,
    ],
    [
      t('admin.openings.apply'),
      apply.url ? <OutsideLink key="apply" address={apply.url} /> : t('admin.openings.applyHere'),
    ],
    [
      t('admin.openings.questions'),
      questions.length > 0 && (
        <Stack key="questions" as="ul" $gap={2}>
          {questions.map((question) => (
            <li key={question}>
              <Written text={question} language={language} />
            </li>
          ))}
        </Stack>
      ),
    ],
  ]
  return (
    <RecordSection title={t('admin.openings.texts')}>
      <Details items={items.filter(([, value]) => value)} />
    </RecordSection>
  )
}

/** Strangers wrote the address, so it is shown as a whole, and `rel` keeps the opened page from learning about this one. */
function OutsideLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  )
}
