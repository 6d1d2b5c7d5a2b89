import './src/testing/jest-setup.ts'
