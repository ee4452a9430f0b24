/** The product's name in each language. */
export const BRAND = { en: 'Mentor-Connect', hi: 'मेंटर-कनेक्ट' } as const
