/** Contact details in the footer. */
export const contact = { email: 'hello@mentor-connect.example', phone: '+91 755 555 0100' } as const
