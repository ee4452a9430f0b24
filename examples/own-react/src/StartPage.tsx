import type { ScreenContext } from '@mentor-connect/contract/remote'
import { useEffect, useState, version } from 'react'

const TEXTS = {
  en: { title: 'A page with a React of its own', version: 'Version', pressed: 'Pressed' },
  hi: { title: 'अपने React वाला पेज', version: 'संस्करण', pressed: 'कितनी बार दबाया गया' },
}

export function StartPage({ locale, setTitle }: Pick<ScreenContext, 'locale' | 'setTitle'>) {
  const texts = TEXTS[locale]
  const [count, setCount] = useState(0)
  useEffect(() => setTitle(texts.title), [setTitle, texts])
  return (
    <>
      <h1>{texts.title}</h1>
      <p>
        {texts.version}: {version}
      </p>
      <button onClick={() => setCount(count + 1)}>
        {texts.pressed}: {count}
      </button>
    </>
  )
}
