// Stands for fonts and pictures in tests.
module.exports = '/asset'
