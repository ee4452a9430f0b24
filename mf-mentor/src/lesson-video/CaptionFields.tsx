import { call, type CountSending, type SendFile } from '@mentor-connect/api'
import { uploadLessonCaptions, type LeftOutCues } from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { CAPTIONS } from '@mentor-connect/contract/rules/uploads'
import { useLocale } from '@mentor-connect/i18n'
import { Hint, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { LeftOutCaptions } from './LeftOutCaptions'
import { useT } from './messages/useT'
import { UploadField } from './UploadField'
import type { VideoValue } from './videoValue'

const LANGUAGES = ['hi', 'en'] as const
type Language = (typeof LANGUAGES)[number]

type Captions = VideoValue['captions']

interface CaptionFieldsProps {
  value: Captions
  onChange: (changed: (latest: Captions) => Captions) => void
  onSending?: CountSending
}

/** Captions of a video: one file for each language. */
export function CaptionFields({ value, onChange, onSending }: CaptionFieldsProps) {
  const t = useT()
  const locale = useLocale()
  const [leftOut, setLeftOut] = useState<Partial<Record<Language, LeftOutCues>>>({})
  const sendIn =
    (lang: Language): SendFile =>
    async (captions, sending) => {
      setLeftOut((before) => ({ ...before, [lang]: undefined }))
      const { data } = await call(uploadLessonCaptions, { files: { captions }, ...sending })
      const { file } = data
      setLeftOut((before) => ({ ...before, [lang]: data.leftOut }))
      onChange((latest) => [...without(latest, lang), { lang, label: languageName(lang, lang), file }])
    }
  return (
    <Stack as="fieldset" $gap={3}>
      <legend>{t('mentor.video.captions')}</legend>
      <Hint>{t('mentor.video.captionsHint')}</Hint>
      {LANGUAGES.map((lang) => {
        const language = languageName(lang, locale)
        const isStored = value.some((one) => one.lang === lang)
        return (
          <Stack key={lang} $gap={2}>
            <UploadField
              label={t('mentor.video.captionsIn', { language })}
              choose={t(isStored ? 'mentor.video.replaceCaptions' : 'mentor.video.chooseCaptions', {
                language,
              })}
              endings={['.vtt', '.srt']}
              field={CAPTIONS}
              notAccepted={t('mentor.video.captionsNotAccepted')}
              refused={t('mentor.video.captionsRefused')}
              send={sendIn(lang)}
              onSending={onSending}
              stored={
                isStored
                  ? {
                      text: t('mentor.video.captionsStored', { language }),
                      remove: t('mentor.video.removeCaptions', { language }),
                      onRemove: () => {
                        setLeftOut((before) => ({ ...before, [lang]: undefined }))
                        onChange((latest) => without(latest, lang))
                      },
                    }
                  : undefined
              }
            />
            <LeftOutCaptions language={language} leftOut={leftOut[lang]} />
          </Stack>
        )
      })}
    </Stack>
  )
}

const without = (captions: Captions, lang: string) => captions.filter((one) => one.lang !== lang)
