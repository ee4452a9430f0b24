import type { ScreenContext } from '@mentor-connect/contract/remote'

const TEXTS = {
  en: {
    title: 'A screen without React',
    city: (name: string) => `Time zone of ${name}`,
    other: 'Show London',
  },
  hi: { title: 'React के बिना एक स्क्रीन', city: (name: string) => `${name} का समय क्षेत्र`, other: 'लंदन दिखाएँ' },
}

interface Shown {
  locale: ScreenContext['locale']
  city: string
  /** Called when the person chooses another city. */
  onCity: (city: string) => void
}

/** A plain custom element, without React. */
export class ClockElement extends HTMLElement {
  show({ locale, city, onCity }: Shown) {
    const texts = textsIn(locale)
    const heading = document.createElement('h1')
    heading.textContent = texts.title
    const line = document.createElement('p')
    line.textContent = texts.city(city)
    const button = document.createElement('button')
    button.textContent = texts.other
    button.addEventListener('click', () => onCity('London'))
    this.replaceChildren(heading, line, button)
  }
}

export const textsIn = (locale: ScreenContext['locale']) => TEXTS[locale]
