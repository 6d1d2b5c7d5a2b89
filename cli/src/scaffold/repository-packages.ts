/** What a remote's code imports beside the kit: there is one of each in a page. */
export const repositoryDependencies = [
  '@tanstack/react-query',
  'jotai',
  'react',
  'react-dom',
  'styled-components',
  // Contracts of a back end are written with it.
  'zod',
]

/** What its repository checks and tests itself with. */
export const repositoryTools = [
  '@biomejs/biome',
  '@jest/globals',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'axe-core',
  'jest',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  'msw',
  'typescript',
]
