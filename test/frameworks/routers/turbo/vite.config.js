export default { build: { rolldownOptions: { input: ['index.html', 'watch.html'] } } };
