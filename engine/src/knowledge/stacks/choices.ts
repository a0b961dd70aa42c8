/** What the form of the Code Prompter offers to choose from (brief, section 3). */
export const frontends = [
  'React',
  'Next.js',
  'Vue',
  'Nuxt',
  'Svelte',
  'Angular',
  'Astro',
  'Plain HTML',
] as const;
export const stylings = [
  'Tailwind CSS',
  'CSS Modules',
  'Sass',
  'styled-components',
  'shadcn/ui',
  'Plain CSS',
] as const;
export const backends = [
  'Node.js',
  'Express',
  'NestJS',
  'Python FastAPI',
  'Django',
  'Go',
  'Ruby on Rails',
  'Laravel',
] as const;
export const databases = [
  'PostgreSQL',
  'MySQL',
  'SQLite',
  'MongoDB',
  'Supabase',
  'Firebase',
  'Redis',
] as const;
export const authMethods = [
  'Email and password',
  'Magic link',
  'Google sign-in',
  'GitHub sign-in',
  'Supabase Auth',
  'Auth0',
  'Clerk',
  'JWT',
] as const;
export const mobilePlatforms = ['React Native', 'Flutter', 'Swift', 'Kotlin', 'Expo'] as const;
export const mobileUiFrameworks = ['Native components', 'Material Design', 'NativeBase'] as const;
export const apiPatterns = ['REST', 'GraphQL', 'tRPC', 'gRPC'] as const;
